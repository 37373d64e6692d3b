namespace SerializationBenchmarks.Reports
{
    /// <summary>x</summary>
    public static class AtomicFile { 
    /// <summary>x</summary>
        public static void WriteAllText(string p, string t) => File.WriteAllText(p, t); }
    /// <summary>x</summary>
    public class UserErrorException(string m) : Exception(m);
}
namespace SerializationBenchmarks.Serializers
{
    /// <summary>x</summary>
    public static class Proof { 
    /// <summary>x</summary>
        public static Dictionary<Contender, string> FindFaults(IEnumerable<Contender> c) => []; }
}
