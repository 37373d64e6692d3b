using System.Globalization;
using System.Text.Json.Serialization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Studies.Memory;

/// <summary>A package of an index, with the members that a package index has.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Package
{
    /// <summary>The package's name.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public string Name { get; set; } = "";

    /// <summary>Its version.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string Version { get; set; } = "";

    /// <summary>The name of the build.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public string Build { get; set; } = "";

    /// <summary>The number of the build.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public int BuildNumber { get; set; }

    /// <summary>What it depends on, with the least versions.</summary>
    [ForyField(5), Id(4), Key(4), ProtoMember(5)]
    public List<string> Depends { get; set; } = [];

    /// <summary>The MD5 of the file in hexadecimal digits.</summary>
    [ForyField(6), Id(5), Key(5), ProtoMember(6)]
    public string Md5 { get; set; } = "";

    /// <summary>The SHA-256 of the file in hexadecimal digits.</summary>
    [ForyField(7), Id(6), Key(6), ProtoMember(7)]
    public string Sha256 { get; set; } = "";

    /// <summary>The length of the file in bytes.</summary>
    [ForyField(8), Id(7), Key(7), ProtoMember(8)]
    public long Size { get; set; }

    /// <summary>When it was built, in milliseconds since 1970.</summary>
    [ForyField(9), Id(8), Key(8), ProtoMember(9)]
    public long Timestamp { get; set; }

    /// <summary>The license; none for some.</summary>
    [ForyField(10), Id(9), Key(9), ProtoMember(10)]
    public string? License { get; set; }
}

/// <summary>The contracts that the source generator of System.Text.Json writes.</summary>
[JsonSerializable(typeof(List<Package>))]
public sealed partial class PackageContext : JsonSerializerContext;

/// <summary>Makes packages from a written seed.</summary>
public readonly struct PackageIndex : IStudySamples<List<Package>>
{
    private const int Validated = 500; // Enough for every branch of a member; the file has many more.

    private const int Seed = 20210826; // The number has no meaning.

    private static readonly string[] _licenses = ["MIT", "BSD-3-Clause", "Apache-2.0", "GPL-3.0-or-later"];

    public static string? Name => "Packages";

    public static IReadOnlyList<List<Package>> Make() => [Make(Validated)];

    /// <summary>Makes packages; the first are the same whatever their number.</summary>
    public static List<Package> Make(int count)
    {
        var random = new Random(Seed);
        return [.. Enumerable.Range(0, count).Select(_ => Make(random))];
    }

    private static Package Make(Random random)
    {
        var build = random.Next(8);
        return new Package
        {
            Name = Word(random),
            Version = Version(random),
            Build = string.Create(CultureInfo.InvariantCulture, $"pyh{random.Next():x8}_{build}"),
            BuildNumber = build,
            Depends = [.. Enumerable.Range(0, random.Next(7)).Select(_ => $"{Word(random)} >={Version(random)}")],
            Md5 = Hexadecimal(random, 16),
            Sha256 = Hexadecimal(random, 32),
            Size = random.NextInt64(1000, 20_000_000),
            Timestamp = random.NextInt64(1_500_000_000_000, 1_700_000_000_000),
            License = random.Next(10) == 0 ? null : _licenses[random.Next(_licenses.Length)],
        };
    }

    private static string Word(Random random) => random.GetString("abcdefghijklmnopqrstuvwxyz-", random.Next(4, 22));

    private static string Version(Random random) => string.Create(CultureInfo.InvariantCulture, $"{random.Next(10)}.{random.Next(30)}.{random.Next(20)}");

    private static string Hexadecimal(Random random, int bytes)
    {
        var hash = new byte[bytes];
        random.NextBytes(hash);
        return Convert.ToHexStringLower(hash);
    }
}
