/** A value in DynamoDB's wire format. Streams and failed conditions contain rows in this format. */
export type AttributeValue = Readonly<{
  S?: string | undefined
  N?: string | undefined
  BOOL?: boolean | undefined
  NULL?: boolean | undefined
  L?: readonly AttributeValue[] | undefined
  M?: AttributeValues | undefined
  SS?: readonly string[] | undefined
  NS?: readonly string[] | undefined
}>
type AttributeValues = Readonly<Record<string, AttributeValue>>

const plain = (value: AttributeValue): unknown => {
  if (value.S !== undefined) return value.S
  if (value.N !== undefined) return Number(value.N)
  if (value.BOOL !== undefined) return value.BOOL
  if (value.NULL) return null
  if (value.L) return value.L.map(plain)
  if (value.M) return plainRow(value.M)
  if (value.SS) return new Set(value.SS)
  if (value.NS) return new Set(value.NS.map(Number))
  throw new TypeError(`A row holds a kind of value that we never write: ${Object.keys(value).join()}`)
}

/** The row in plain values, as the document client returns them. */
export const plainRow = (values: AttributeValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))
