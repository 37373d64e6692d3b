using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>What a test says first that needs something of the machine or of the build: where that is missing, the test is skipped with the reason.</summary>
internal static class Needs
{
    /// <summary>Every serializer, for a page that shows them all.</summary>
    public static void AllSerializers() => NothingMissing(Catalog.LeftOut.Select(left => $"{left.Serializer} is left out: {left.Reason}").FirstOrDefault());

    /// <summary>A shell for the repository's scripts.</summary>
    public static void Bash() => NothingMissing(OperatingSystem.IsWindows() || Tool.Find("bash") is null ? "The script needs bash on a Unix system." : null);

    /// <summary>The compiler of Bebop's schemas.</summary>
    public static void Bebopc() => NothingMissing(Support.Bebopc.UnsupportedBecause);

    /// <summary>Chromium beside Node and the packages of web.</summary>
    public static void Chromium()
    {
        WebPackages();
        NothingMissing(WebFolder.Chromium is null ? "There is no chromium on the PATH; 'apt-get install chromium' installs it." : null);
    }

    /// <summary>Google's compiler of FlatBuffers' schemas.</summary>
    public static void Flatc() => NothingMissing(Support.Flatc.UnsupportedBecause);

    /// <summary>Apache Thrift's compiler, in the version that generated the committed C#.</summary>
    public static void Thrift() => NothingMissing(Support.ThriftCompiler.UnsupportedBecause);

    /// <summary>The compiler of FlatSharp's schemas.</summary>
    public static void FlatSharpCompiler() => NothingMissing(Support.FlatSharpCompiler.UnsupportedBecause);

    /// <summary>Memory behind which nobody may read.</summary>
    public static void GuardedMemory() => NothingMissing(Support.GuardedMemory.UnsupportedBecause);

    /// <summary>Node and the packages of tests/Interop.</summary>
    public static void InteropPackages()
    {
        Program("node");
        NothingMissing(Directory.Exists(InteropFolder.Packages) ? null : $"The packages for Node are not installed: {InteropFolder.Installation}.");
    }

    /// <summary>That something is forbidden to this process.</summary>
    public static void NoPrivileges() => NothingMissing(Environment.IsPrivilegedProcess ? "An administrator may write every file." : null);

    /// <summary>A network that can be without ports.</summary>
    public static void OwnNetwork() => NothingMissing(Support.OwnNetwork.UnsupportedBecause);

    /// <summary>A program on the PATH.</summary>
    public static void Program(string name) => NothingMissing(Tool.Find(name) is null ? $"There is no {name} on the PATH." : null);

    /// <summary>The compiler of Protocol Buffers.</summary>
    public static void Protoc() => NothingMissing(File.Exists(Support.Protoc.Path) ? null : $"Grpc.Tools has no protoc for this system: there is no {Support.Protoc.Path}.");

    /// <summary>A serializer that a build may lack.</summary>
    public static void Serializer(string name) => NothingMissing(Catalog.LeftOut.FirstOrDefault(left => left.Serializer == name)?.Reason);

    /// <summary>That signals can be sent, and are taken.</summary>
    public static void Signals() => NothingMissing(Signal.UnsupportedBecause);

    /// <summary>A disk that can be filled.</summary>
    public static void SmallDisk() => NothingMissing(Support.SmallDisk.UnsupportedBecause);

    /// <summary>A time zone for one process, where local times are shown.</summary>
    public static void TimeZone() => NothingMissing(FixedZone.IsSupported ? null : "A process cannot have a time zone of its own here.");

    /// <summary>Any system but Windows.</summary>
    /// <param name="reason">Why Windows cannot run the test.</param>
    public static void Unix(string reason) => NothingMissing(OperatingSystem.IsWindows() ? reason : null);

    /// <summary>Node and what the build bundles of the folder web.</summary>
    public static void WebPackages() => NothingMissing(WebFolder.MissingBecause);

    private static void NothingMissing(string? reason)
    {
        if (reason is not null)
            Assert.Skip(reason);
    }
}
