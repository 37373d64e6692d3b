using System.Globalization;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Runs code as on a machine of another language.</summary>
internal static class InCulture
{
    public static T Run<T>(string culture, Func<T> function)
    {
        var (current, currentUI) = (CultureInfo.CurrentCulture, CultureInfo.CurrentUICulture);
        try
        {
            CultureInfo.CurrentCulture = CultureInfo.CurrentUICulture = new CultureInfo(culture);
            return function();
        }
        finally
        {
            (CultureInfo.CurrentCulture, CultureInfo.CurrentUICulture) = (current, currentUI);
        }
    }
}
