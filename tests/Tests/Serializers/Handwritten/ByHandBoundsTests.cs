using System.Reflection;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Serializers.Handwritten;

/// <summary>
/// Handwritten serializers read nothing behind the end of a payload. Each input stands at the end of memory behind which reading ends the
/// process: that shows every byte that is read behind the end of these inputs, whatever becomes of it. It shows neither what is
/// read in front of a payload nor what other inputs would do.
/// </summary>
public partial class ByHandBoundsTests
{
    private static readonly RobustnessSettings _settings = new() { Mutants = 2000 };

    public static TheoryData<string, string> FormatsAndModels => ByHand.FormatsAndModels;

    [Theory, MemberData(nameof(FormatsAndModels))]
    public void NothingBehindTheEndIsRead(string format, string model)
    {
        Needs.GuardedMemory();
        EndsNoProcess(typeof(GuardedCodec<>).MakeGenericType(ByHand.Of(format, model).Codec!.Type).GetProperty("Binding")!);
    }

    [Fact]
    public void AByteBehindTheEndWouldBeSeen()
    {
        Needs.GuardedMemory();
        var result = RobustnessRun.Try(Subject.Of(typeof(GuardedReaders).GetProperty(nameof(GuardedReaders.BehindTheEnd))!), _settings with { Mutants = 0 });
        Assert.Equal((8, 1), (result.Classes[InputClass.BitFlip].Inputs, result.Classes[InputClass.BitFlip].Ended));
    }

    // What neither compiler nor runtime checks is kept in few places, where each check can be seen beside what it covers.
    [Fact]
    public void OnlyTheseFilesReadOrWriteWithoutTheRuntimesChecks() => Assert.Equal(
        ["BebopByHandReader.cs"],
        Directory.GetFiles(Path.Combine(RepositoryRoot.Find(), "src", "Serializers", "Handwritten"), "*.cs", SearchOption.AllDirectories)
            .Where(file => Unchecked().IsMatch(File.ReadAllText(file)))
            .Select(Path.GetFileName)
            .Order(StringComparer.Ordinal));

    private static void EndsNoProcess(PropertyInfo subject)
    {
        var result = RobustnessRun.Try(Subject.Of(subject), _settings);
        var all = result.All;
        Assert.True(all.Inputs > _settings.Mutants);
        Assert.Equal((0, 0), (all.Ended, all.Untried));
        Assert.Empty(result.Examples);
    }

    // An object that is taken for one of its own type is no memory that is read.
    [GeneratedRegex(@"\bMemoryMarshal\.|\b(?:Load|Store)\w*Unsafe\(|\bUnsafe\.(?!As<\w+>\(\w+\))")]
    private static partial Regex Unchecked();
}
