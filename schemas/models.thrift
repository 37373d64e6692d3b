// The models of src/Models for Apache Thrift. schemas/README.md explains the choices side by side with the other formats.
//
// Fields are "required" where C# always has a value, so that they are always written, and "optional" where it may have
// null, which is then not written: C# tells a null text or list from an empty one.
namespace netstd SerializationBenchmarks.Serializers.Idl

// Carried as its number: an enum is an i32 on the wire, and readers keep numbers they do not know.
enum Level {
  Unknown = 0,
  One = 1,
  Two = 2,
  Three = 3,
}

// The smallest model: two integers.
struct Tiny {
  1: required i32 id;
  2: required i32 otherId;
}

// A small model: two integers, a text and an enumeration.
struct Simple {
  1: required i32 id;
  2: required i32 otherId;
  3: optional string name;
  4: required Level enumValue;
}

// A child of Complex.
struct Child {
  // A GUID as its 16 bytes in the order in which its text shows them (RFC 4122). Thrift's own uuid has the same bytes
  // without a length; the compilers of distributions, such as Debian's, are older than it.
  1: required binary id;

  // Ticks of 100 ns since 1970 in UTC. Thrift has no date; milliseconds, which are usual, would cut DateTime's digits.
  2: required i64 created;
  3: required i64 lastEdit;

  4: optional string name;

  // Thrift has no 32-bit floating-point number.
  5: required double percentage;
}

// A model with many field types and children.
struct Complex {
  1: required i32 id;
  2: required i32 otherId;
  3: optional string name;
  4: required Level enumValue;
  5: required double percentage;

  // A decimal as text with invariant culture, for example "456.78". Thrift has no decimal, and double cannot hold 456.78
  // exactly. Text keeps all digits and the scale, and any language can read it.
  6: required string cost;

  7: optional list<Child> children;
}
