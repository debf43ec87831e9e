import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

const read = (context: Record<string, unknown>) => readConfiguration(key => context[key])
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0f9d1c1e-1a2b-4c3d-8e4f-5a6b7c8d9e0f'

test('no setting is required', () => {
  expect(read({})).toEqual({
    auditTrail: 'own',
    modelId: 'global.amazon.nova-2-lite-v1:0',
    modelPrices: '0.30/2.50',
    paymentSecretName: 'aiki/payments',
    boardSecretName: 'aiki/boards',
    boardFlags: [],
  })
})

test('own settings are read, and others are ignored', () => {
  const given = {
    senderAddress: 'hello@aiki.example',
    senderIdentity: 'aiki.example',
    domainName: 'app.aiki.example',
    certificateArn,
    auditTrail: 'account',
    alarmAddress: 'night@aiki.example',
    modelId: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
    modelRegion: 'eu-central-1',
    modelPrices: '1/5',
    paymentSecretName: 'aiki/paystack',
    boardSecretName: 'aiki/board-keys',
    boardFlags: ['jobzilla'],
  }
  expect(read({ ...given, '@aws-cdk/core:newStyleStackSynthesis': true })).toEqual(given)
})

test.each([
  ['senderAddress', { senderAddress: 'hello' }],
  ['senderAddress', { senderAddress: 'Aiki <hello@aiki.example>' }],
  ['senderIdentity', { senderIdentity: 'aiki.example' }],
  ['domainName', { domainName: 'https://app.aiki.example', certificateArn }],
  ['certificateArn', { domainName: 'app.aiki.example' }],
  ['certificateArn', { certificateArn }],
  [
    'certificateArn',
    { domainName: 'app.aiki.example', certificateArn: certificateArn.replace('us-east-1', 'eu-west-1') },
  ],
  ['siteUrl', { siteUrl: 'https://d111111abcdef8.cloudfront.net/' }],
  ['siteUrl', { siteUrl: 'http://d111111abcdef8.cloudfront.net' }],
  ['auditTrail', { auditTrail: 'none' }],
  ['alarmAddress', { alarmAddress: 7 }],
  ['modelId', { modelId: 'a model' }],
  ['modelRegion', { modelRegion: 'Ireland' }],
  ['modelPrices', { modelPrices: '$1' }],
  ['paymentSecretName', { paymentSecretName: 'sk live_1' }],
])('a wrong %s is named', (key, context) => {
  expect(() => read(context)).toThrow(`\n  ${key}: `)
})
