import type { APIGatewayProxyResult } from 'aws-lambda'
import type { ApiError, ErrorBody } from '../../shared/api/errors.ts'

export const jsonAnswer = (statusCode: number, body: unknown): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

export const errorBodyOf = (error: ApiError, requestId: string): ErrorBody => ({
  error: {
    code: error.code,
    message: error.message,
    requestId,
    ...(error.fields && { fields: error.fields }),
  },
})

export const errorAnswer = (error: ApiError, requestId: string): APIGatewayProxyResult =>
  jsonAnswer(error.status, errorBodyOf(error, requestId))
