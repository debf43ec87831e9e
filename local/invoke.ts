import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context } from 'aws-lambda'

type LambdaHandler<Event, Result> = (event: Event, context: Context) => Promise<Result>

/** What Lambda tells a function of the call. */
export const context = (functionName: string, seconds: number): Context => {
  const deadline = performance.now() + seconds * 1000
  const nothing = () => undefined
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    memoryLimitInMB: '512',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - performance.now()),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  }
}

/** What crossed a wire is shared by neither side; a body that still comes is read bit by bit. */
const crossed = <Result>(result: Result): Result => {
  if (typeof result !== 'object' || result === null || !('body' in result)) return structuredClone(result)
  const { body, ...rest } = result
  return body instanceof Readable ? { ...result, ...structuredClone(rest) } : structuredClone(result)
}

/** Calls a function as Lambda does: with an event and a result that crossed a wire, so that neither side shares them. */
export const invoke = async <Event, Result>(
  name: string,
  handler: LambdaHandler<Event, Result>,
  event: Event,
  timeoutSeconds = 30,
): Promise<Result> => crossed(await handler(structuredClone(event), context(name, timeoutSeconds)))
