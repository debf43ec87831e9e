import type { APIGatewayProxyResult } from 'aws-lambda'
import type { ApiError, ErrorBody } from '../../shared/api/errors.ts'

export const jsonAnswer = (statusCode: number, body: unknown): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
})

export const errorAnswer = (error: ApiError, requestId: string): APIGatewayProxyResult => {
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: error.message,
      requestId,
      ...(error.fields && { fields: error.fields }),
    },
  }
  return jsonAnswer(error.status, body)
}
