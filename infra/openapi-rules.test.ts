import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'
import { domainDescriptions } from '../shared/api/domain-descriptions.ts'
import { api } from '../shared/api/index.ts'
import { openapi } from '../shared/api/openapi.ts'
import { definition } from './definition.ts'

const { oas } = spectralRulesets

/** Rules of both linters that do not fit a document, each with the reason. */
type Off = Readonly<Record<string, string>>

const ofGateway = {
  documents:
    'The public document documents the API. API Gateway would store each text as a documentation part.',
  answers: "The functions' answers pass unchanged, so the gateway knows none of them but the first.",
  servers: 'API Gateway serves a definition at its own address, and ignores servers.',
  scopes:
    'API Gateway reads the scopes of a token from a scheme of the type apiKey, which has none in OpenAPI.',
} as const

const redoclyOff: Off = {
  'info-license': ofGateway.documents,
  'no-empty-servers': ofGateway.servers,
  'operation-operationId': ofGateway.documents,
  'operation-summary': ofGateway.documents,
  'operation-4xx-response': ofGateway.answers,
}
const spectralOff: Off = {
  'info-contact': ofGateway.documents,
  'info-description': ofGateway.documents,
  'info-license': ofGateway.documents,
  'license-url': ofGateway.documents,
  'oas3-api-servers': ofGateway.servers,
  'oas3-operation-security-defined': ofGateway.scopes,
  'oas3-parameter-description': ofGateway.documents,
  'openapi-tags': ofGateway.documents,
  'operation-description': ofGateway.documents,
  'operation-operationId': ofGateway.documents,
  'operation-tags': ofGateway.documents,
}

const redocly = async (document: object, off: Off): Promise<string[]> => {
  const rules = Object.fromEntries(Object.keys(off).map(name => [name, 'off' as const]))
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  return problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`)
}

const spectral = async (document: object, off: Off): Promise<string[]> => {
  const linter = new spectralCore.Spectral()
  linter.setRuleset({
    extends: [[{ ...oas, extends: [] }, 'all']],
    rules: Object.fromEntries(Object.keys(off).map(name => [name, 'off' as const])),
  })
  const problems = await linter.run(JSON.parse(JSON.stringify(document)))
  return problems.map(({ code, message, path }) => `${code} at ${path.join('.')}: ${message}`)
}

const publicDocument = openapi(api, { about: domainDescriptions })
const gatewayDocument = definition(api, {
  title: 'Aiki',
  userPoolArn: 'arn:aws:cognito-idp:eu-west-1:123456789012:userpool/eu-west-1_Pool',
  uriOf: name => `arn:aws:apigateway:eu-west-1:lambda:path/2015-03-31/functions/${name}/invocations`,
})

test('the public document passes every recommended rule of Redocly, and every rule of Spectral', async () => {
  expect(await redocly(publicDocument, {})).toEqual([])
  expect(await spectral(publicDocument, {})).toEqual([])
})

test("the gateway's definition passes the rules that fit a definition for API Gateway", async () => {
  expect(await redocly(gatewayDocument, redoclyOff)).toEqual([])
  expect(await spectral(gatewayDocument, spectralOff)).toEqual([])
})
