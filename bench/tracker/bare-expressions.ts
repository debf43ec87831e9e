import { type Application, applicationsAtMost, applicationsPageSize } from '../../shared/api/applications.ts'
import { furthestStage } from '../../shared/domain/application.ts'

// The DynamoDB expressions of the tracker's requests, written by hand.

export const newestPage = (sub: string) => ({
  KeyConditionExpression: '#partition = :partition AND begins_with(#sort, :sort)',
  ExpressionAttributeNames: { '#partition': 'pk', '#sort': 'sk' },
  ExpressionAttributeValues: { ':partition': `USER#${sub}`, ':sort': 'APPLICATION#' },
  ConsistentRead: true,
  ScanIndexForward: false,
  Limit: applicationsPageSize + 1,
})

export const absent = {
  ConditionExpression: 'attribute_not_exists(#pk)',
  ExpressionAttributeNames: { '#pk': 'pk' },
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
} as const

export const asSeen = ({ version, jobTitle, companyName }: Application) =>
  ({
    ConditionExpression: 'attribute_exists(#pk) AND #version = :0 AND #jobTitle = :1 AND #companyName = :2',
    ExpressionAttributeNames: {
      '#pk': 'pk',
      '#version': 'version',
      '#jobTitle': 'jobTitle',
      '#companyName': 'companyName',
    },
    ExpressionAttributeValues: { ':0': version, ':1': jobTitle, ':2': companyName },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  }) as const

/** Changes the count of applications by `by`. */
export const counted = (by: number) =>
  ({
    UpdateExpression: 'ADD #applications :0',
    ConditionExpression: by > 0 ? '#applications <= :1' : 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#applications': 'applications', ...(by < 0 && { '#pk': 'pk' }) },
    ExpressionAttributeValues: { ':0': by, ...(by > 0 && { ':1': applicationsAtMost - by }) },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  }) as const

/** Moves an application to Interview, with new notes. */
export const move = (before: Application, after: Application) =>
  ({
    UpdateExpression:
      'SET #status = :0, #notes = :1, #version = :2, #updatedAt = :3, #answeredDate = if_not_exists(#answeredDate, :4) ADD #stages :5',
    ConditionExpression: 'attribute_exists(#pk) AND #version = :6',
    ExpressionAttributeNames: {
      '#status': 'status',
      '#notes': 'notes',
      '#version': 'version',
      '#updatedAt': 'updatedAt',
      '#answeredDate': 'answeredDate',
      '#stages': 'stages',
      '#pk': 'pk',
    },
    ExpressionAttributeValues: {
      ':0': after.status,
      ':1': after.notes,
      ':2': after.version,
      ':3': after.updatedAt,
      ':4': after.answeredDate,
      ':5': new Set([furthestStage(after.status)]),
      ':6': before.version,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    ReturnValues: 'ALL_NEW',
  }) as const

/** The first try of a rename. Its condition holds only when the job keeps its tracking key. */
export const renameInPlace = (before: Application, after: Application) =>
  ({
    UpdateExpression: 'SET #jobTitle = :0, #version = :1, #updatedAt = :2',
    ConditionExpression: 'attribute_exists(#pk) AND #version = :3 AND #jobTitle = :4',
    ExpressionAttributeNames: {
      '#jobTitle': 'jobTitle',
      '#version': 'version',
      '#updatedAt': 'updatedAt',
      '#pk': 'pk',
    },
    ExpressionAttributeValues: {
      ':0': after.jobTitle,
      ':1': after.version,
      ':2': after.updatedAt,
      ':3': before.version,
      ':4': after.jobTitle,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    ReturnValues: 'ALL_NEW',
  }) as const

/** The second try of a rename, within the transaction that also moves the tracking key. */
export const renameSeen = (before: Application, after: Application) =>
  ({
    UpdateExpression: 'SET #jobTitle = :0, #version = :1, #updatedAt = :2',
    ConditionExpression: 'attribute_exists(#pk) AND #version = :3 AND #jobTitle = :4 AND #companyName = :5',
    ExpressionAttributeNames: {
      '#jobTitle': 'jobTitle',
      '#version': 'version',
      '#updatedAt': 'updatedAt',
      '#pk': 'pk',
      '#companyName': 'companyName',
    },
    ExpressionAttributeValues: {
      ':0': after.jobTitle,
      ':1': after.version,
      ':2': after.updatedAt,
      ':3': before.version,
      ':4': before.jobTitle,
      ':5': before.companyName,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  }) as const
