import type { _Record, AttributeValue } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord, AttributeValue as LambdaValue } from 'aws-lambda'

type Image = Record<string, AttributeValue>

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** Writes a value as in Lambda's event: as JSON, so bytes are base64. */
const value = (from: AttributeValue): LambdaValue => {
  if (from.S !== undefined) return { S: from.S }
  if (from.N !== undefined) return { N: from.N }
  if (from.BOOL !== undefined) return { BOOL: from.BOOL }
  if (from.NULL !== undefined) return { NULL: from.NULL }
  if (from.SS !== undefined) return { SS: from.SS }
  if (from.NS !== undefined) return { NS: from.NS }
  if (from.L !== undefined) return { L: from.L.map(value) }
  if (from.M !== undefined) return { M: image(from.M) }
  if (from.B !== undefined) return { B: base64(from.B) }
  if (from.BS !== undefined) return { BS: from.BS.map(base64) }
  throw new Error(`The stream contains an unknown kind of value: ${Object.keys(from)}`)
}

const image = (from: Image): Record<string, LambdaValue> =>
  Object.fromEntries(Object.entries(from).map(([name, inner]) => [name, value(inner)]))

/** Translates a record of the streams API into a record of Lambda's event source. */
export const lambdaRecord = (record: _Record, streamArn: string): DynamoDBRecord => {
  const { Keys, NewImage, OldImage, ...rest } = record.dynamodb ?? {}
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion,
    eventSource: record.eventSource,
    eventSourceARN: streamArn,
    awsRegion: record.awsRegion,
    dynamodb: {
      SequenceNumber: rest.SequenceNumber,
      SizeBytes: rest.SizeBytes,
      StreamViewType: rest.StreamViewType,
      // In seconds, by our clock: that of the engine does not move when ours is moved.
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
      ...(Keys && { Keys: image(Keys) }),
      ...(NewImage && { NewImage: image(NewImage) }),
      ...(OldImage && { OldImage: image(OldImage) }),
    },
  }
}
