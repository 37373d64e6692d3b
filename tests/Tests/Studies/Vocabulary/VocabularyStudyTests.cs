using System.Globalization;
using System.Text.Json;
using SerializationBenchmarks.Studies.Vocabulary;

namespace SerializationBenchmarks.Tests.Studies.Vocabulary;

public class VocabularyStudyTests
{
    [Fact]
    public void TheVocabularyHasAsManyFieldsAsTheOriginals()
    {
        var fields = JsonSerializer.Serialize(Terms.Make(VocabularyStudy.Fields)).Count(letter => letter == ':');
        Assert.InRange(fields, VocabularyStudy.Fields - 20, VocabularyStudy.Fields);
    }

    [Fact]
    public void TermsAreAsInTheOriginalsExample()
    {
        var terms = Terms.Make(VocabularyStudy.Fields);
        Assert.Equal(Enumerable.Range(1, terms.Count), terms.Select(term => term.Rank));
        Assert.All(terms, term =>
        {
            Assert.Equal(term.Forms[0].Form, term.CanonicalForm);
            Assert.Equal(term.Forms.Sum(form => form.Count), term.Count);
            Assert.Equal(term.Forms.Select(form => form.Count).OrderDescending(), term.Forms.Select(form => form.Count));
        });
        Assert.Contains("\"term class\":", JsonSerializer.Serialize(terms[0]), StringComparison.Ordinal);
    }

    [Fact]
    public void FlatRecordsAreAsLongAsTheOriginals() =>
        Assert.InRange(JsonSerializer.SerializeToUtf8Bytes(Lookups.Make(VocabularyStudy.Records)).Length / (double)VocabularyStudy.Records, 62, 74); // 6,807,019 bytes for 100,000.

    [Fact]
    public void WhatACompressedFileHoldsComesBack()
    {
        ComesBack<Gzip>();
        ComesBack<Brotli>();
    }

    private static void ComesBack<TCompression>()
        where TCompression : struct, ICompression
    {
        var path = Path.GetTempFileName();
        try
        {
            var payload = JsonSerializer.SerializeToUtf8Bytes(Lookups.Make(1000));
            var length = CompressedFile<TCompression>.Write(path, payload);
            Assert.Equal(new FileInfo(path).Length, length);
            Assert.InRange(length, 1000, payload.Length / 2);
            Assert.Equal(payload, CompressedFile<TCompression>.Read(path));
        }
        finally
        {
            File.Delete(path);
        }
    }
}
