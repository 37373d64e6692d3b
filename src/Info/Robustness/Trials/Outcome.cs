namespace SerializationBenchmarks.Info.Robustness.Trials;

/// <summary>What became of an input. The numbers stand in the file between parent and child.</summary>
internal enum Outcome : byte
{
    /// <summary>Nobody tried it, because too many others had ended the process.</summary>
    Untried,

    /// <summary>It is being tried; where the process has ended, it is what ended it.</summary>
    Trying,

    /// <summary>Rejected with the library's own exception.</summary>
    Rejected,

    /// <summary>Rejected with another exception.</summary>
    RejectedWithAnother,

    /// <summary>Accepted as a value that is not the sample.</summary>
    AcceptedAsDifferent,

    /// <summary>Accepted as the sample.</summary>
    AcceptedAsSame,

    /// <summary>The process ended.</summary>
    Ended,
}
