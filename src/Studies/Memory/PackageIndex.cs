using System.Globalization;

namespace SerializationBenchmarks.Studies.Memory;

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
