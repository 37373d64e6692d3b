namespace SerializationBenchmarks.Tests.Studies.Publishing;

[Trait("Category", "AnyPackages")]
public class PublishingStudyTests
{
    [Fact]
    public void EveryModeIsMeasuredOfASerializerThatWorksUnderNativeAotAndTwoOfOneThatDoesNot()
    {
        var answer = BuiltPrograms.Run("--study", "publishing", "--list", "--serializers", "EmptyProgram,NewtonsoftJson,GoogleProtobuf", "--operations", "StartAndSerializeJit,StartAndSerializeReadyToRun,StartAndSerializeNativeAot,DeserializeJit,DeserializeReadyToRun,DeserializeNativeAot");
        Assert.Equal(
            """
            StartAndSerializeJit.EmptyProgram.Complex
            StartAndSerializeJit.NewtonsoftJson.Complex
            StartAndSerializeJit.GoogleProtobuf.Complex
            StartAndSerializeReadyToRun.EmptyProgram.Complex
            StartAndSerializeReadyToRun.NewtonsoftJson.Complex
            StartAndSerializeReadyToRun.GoogleProtobuf.Complex
            StartAndSerializeNativeAot.EmptyProgram.Complex
            StartAndSerializeNativeAot.GoogleProtobuf.Complex
            DeserializeJit.NewtonsoftJson.Complex
            DeserializeJit.GoogleProtobuf.Complex
            DeserializeReadyToRun.NewtonsoftJson.Complex
            DeserializeReadyToRun.GoogleProtobuf.Complex
            DeserializeNativeAot.GoogleProtobuf.Complex

            """.ReplaceLineEndings("\n"),
            answer.Output.ReplaceLineEndings("\n"));
    }

    [Fact]
    public void APayloadThatNamesAnAssemblyIsNotGivenToAProgramThatHasTheTypesInAnother() => Assert.Equal(
        "StartAndSerializeJit.MemoryPack.Complex\n",
        BuiltPrograms.Run("--study", "publishing", "--list", "--serializers", "Hyperion,MemoryPack", "--operations", "StartAndSerializeJit").Output.ReplaceLineEndings("\n"));
}
