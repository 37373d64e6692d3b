namespace SerializationBenchmarks.Studies.Validation;

/// <summary>The schema as JSON Schema.</summary>
internal static class PersonSchema
{
    /// <summary>The schema, of draft 7, which both libraries speak.</summary>
    public static string Text { get; } = $$"""
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "type": "object",
          "additionalProperties": false,
          "required": ["first", "last", "age"],
          "properties": {
            "first": { "type": "string", "minLength": 1, "maxLength": {{Limits.Name}} },
            "last": { "type": "string", "minLength": 1, "maxLength": {{Limits.Name}} },
            "age": { "type": "integer", "minimum": 0, "maximum": {{Limits.Age}} },
            "addresses": { "type": ["array", "null"], "items": { "$ref": "#/definitions/address" } },
            "telephone": { "type": ["string", "null"], "minLength": {{Limits.TelephoneLeast}}, "maxLength": {{Limits.TelephoneMost}} },
            "email": { "type": ["string", "null"], "format": "email" }
          },
          "definitions": {
            "address": {
              "type": "object",
              "additionalProperties": false,
              "required": ["street", "state", "zip"],
              "properties": {
                "street": { "type": "string", "minLength": 1, "maxLength": {{Limits.Street}} },
                "state": { "type": "string", "minLength": {{Limits.State}}, "maxLength": {{Limits.State}} },
                "zip": { "type": "integer", "minimum": {{Limits.ZipLeast}}, "maximum": {{Limits.ZipMost}} }
              }
            }
          }
        }
        """;
}
