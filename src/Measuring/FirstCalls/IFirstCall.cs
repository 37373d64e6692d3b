namespace SerializationBenchmarks.Measuring.FirstCalls;

/// <summary>A call that a process makes before anything else: see <see cref="CallProcess"/>. Implemented by classes with a public constructor.</summary>
public interface IFirstCall
{
    /// <summary>Prepares what the call takes.</summary>
    /// <param name="payload">What the process was given; empty if nothing.</param>
    void Prepare(byte[] payload);

    /// <summary>The call.</summary>
    object Invoke();
}
