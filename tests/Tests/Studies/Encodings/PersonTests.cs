using SerializationBenchmarks.Studies.Encodings;

namespace SerializationBenchmarks.Tests.Studies.Encodings;

public class PersonTests
{
    private static readonly List<Person> _persons = Persons10000.Make()[0];

    [Fact]
    public void AListHasAsManyPersonsAsItsNameSaysAndALongerOneBeginsWithAShorterOne()
    {
        Assert.Equal([10, 100, 1000, 10_000, 100_000], new[] { Persons10.Make(), Persons100.Make(), Persons1000.Make(), Persons10000.Make(), Persons100000.Make() }.Select(samples => Assert.Single(samples).Count));
        Assert.Equal(Persons10.Make()[0].Select(person => person.First), Persons100000.Make()[0].Take(10).Select(person => person.First));
    }

    [Fact]
    public void OnePersonHasEverythingThatAPersonCanHave()
    {
        var person = Assert.Single(OnePerson.Make());
        Assert.Equal(("Xrd", 2), (person.First, person.Addresses!.Count));
        Assert.NotNull(person.Telephone);
        Assert.NotNull(person.Email);
    }

    [Fact]
    public void ValuesAreInTheirRanges() => Assert.All(_persons, person =>
    {
        Assert.InRange(person.First.Length, 3, 15);
        Assert.InRange(person.Last.Length, 3, 15);
        Assert.InRange(person.Age, 0, 99);
        Assert.All(person.Addresses ?? [], address =>
        {
            Assert.InRange(address.Street.Length, 10, 30);
            Assert.Equal(2, address.State.Length);
            Assert.InRange(address.Zip, 10_000, 99_999);
        });
        Assert.True(person.Telephone is null or { Length: 10 });
        Assert.True(person.Email is null || person.Email.Split('@') is [{ Length: >= 5 }, { Length: >= 9 }]);
    });

    [Fact]
    public void WhatMayBeUnknownIsUnknownOfTheWrittenShare()
    {
        void HasShare(double expected, Func<Person, bool> isSo) => Assert.InRange(_persons.Count(isSo) / (double)_persons.Count, expected - 0.02, expected + 0.02);
        HasShare(1 / 6d, person => person.Addresses is null);
        HasShare(1 / 6d, person => person.Addresses?.Count == 3);
        HasShare(1 / 3d, person => person.Telephone is null);
        HasShare(1 / 3d, person => person.Email is null);
        Assert.DoesNotContain(_persons, person => person.Addresses?.Count == 0);
    }
}
