using System.Globalization;
using System.Text;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.EndToEnd.Support;

/// <summary>
/// Models in the text format of Protocol Buffers, as protoc prints the messages of schemas/models.proto: a line for each
/// field that is not zero.
/// </summary>
internal static class ProtobufText
{
    public static string Write(object model) => model switch
    {
        Tiny tiny => $"id: {tiny.Id}\nother_id: {tiny.OtherId}\n",
        Simple simple => $"id: {simple.Id}\nother_id: {simple.OtherId}\nname: \"{simple.Name}\"\nenum_value: {Write(simple.EnumValue)}\n",
        Complex complex => string.Create(
            CultureInfo.InvariantCulture,
            $"id: {complex.Id}\nother_id: {complex.OtherId}\nname: \"{complex.Name}\"\nenum_value: {Write(complex.EnumValue)}\npercentage: {complex.Percentage}\ncost: \"{complex.Cost}\"\n")
            + string.Concat(complex.Children!.Select(child => Block("children", Write(child)))),
        _ => throw new ArgumentException($"There is no message {model.GetType().Name}.", nameof(model)),
    };

    private static string Write(Child child) => string.Create(
        CultureInfo.InvariantCulture,
        $"id: \"{Escape(child.Id.ToByteArray(bigEndian: true))}\"\n{Block("created", Write(child.Created))}{Block("last_edit", Write(child.LastEdit))}name: \"{child.Name}\"\npercentage: {child.Percentage}\n");

    private static string Write(Level level) => $"LEVEL_{level.ToString().ToUpperInvariant()}";

    private static string Write(DateTime moment)
    {
        var (seconds, ticks) = Math.DivRem((moment - DateTime.UnixEpoch).Ticks, TimeSpan.TicksPerSecond);
        return string.Create(CultureInfo.InvariantCulture, $"seconds: {seconds}\nnanos: {ticks * TimeSpan.NanosecondsPerTick}\n");
    }

    private static string Block(string name, string lines) =>
        $"{name} {{\n{string.Concat(lines.Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => $"  {line}\n"))}}}\n";

    private static string Escape(byte[] bytes)
    {
        var text = new StringBuilder();
        foreach (var value in bytes)
        {
            if (value is (byte)'\n')
                text.Append(@"\n");
            else if (value is >= 0x20 and < 0x7F and not ((byte)'"' or (byte)'\'' or (byte)'\\'))
                text.Append((char)value);
            else
                text.Append('\\').Append(Convert.ToString(value, 8).PadLeft(3, '0'));
        }

        return text.ToString();
    }
}
