import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'

const read = (context: Record<string, unknown>) => readConfiguration(key => context[key])
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0f9d1c1e-1a2b-4c3d-8e4f-5a6b7c8d9e0f'

test('no setting is required', () => {
  expect(read({})).toEqual({
    auditTrail: 'own',
    modelId: 'global.amazon.nova-2-lite-v1:0',
    modelPrices: '0.30/2.50',
    modelDailyDollars: 10,
    budgetOf: 'account',
    paymentSecretName: 'aiki/production/payments',
    boardSecretName: 'aiki/production/boards',
    stage: 'production',
    shift: 'gradual',
    originKeyVersion: '1',
    people: 1000,
    boardFlags: [],
    mailSandbox: false,
    mailRate: 14,
  })
})

test('own settings are read, and others are ignored', () => {
  const given = {
    senderAddress: 'hello@aiki.example',
    senderIdentity: 'aiki.example',
    mailSandbox: true,
    mailRate: 50,
    domainName: 'app.aiki.example',
    certificateArn,
    auditTrail: 'account',
    alarmAddress: 'night@aiki.example',
    modelId: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
    modelRegion: 'eu-central-1',
    modelPrices: '1/5',
    modelDailyDollars: 25,
    monthlyBudget: 300,
    budgetOf: 'stage',
    paymentSecretName: 'aiki/paystack',
    boardSecretName: 'aiki/board-keys',
    boardFlags: ['jobzilla'],
    stage: 'staging',
    shift: 'at-once',
    originKeyVersion: '2',
    people: 5000,
  }
  expect(read({ ...given, '@aws-cdk/core:newStyleStackSynthesis': true })).toEqual(given)
})

test("a stage's own settings replace those of all stages", () => {
  const context = {
    senderAddress: 'hello@mail.aiki.example',
    siteUrl: 'https://aiki.example',
    stages: { staging: { siteUrl: 'https://staging.aiki.example' } },
  }
  expect(read({ ...context, stage: 'staging' })).toMatchObject({
    stage: 'staging',
    senderAddress: 'hello@mail.aiki.example',
    siteUrl: 'https://staging.aiki.example',
    paymentSecretName: 'aiki/staging/payments',
  })
  expect(read(context)).toMatchObject({ stage: 'production', siteUrl: 'https://aiki.example' })
})

test('a stage makes the identity of its mail domain before it has a sender', () => {
  expect(read({ mailDomain: 'mail.aiki.example' })).toMatchObject({ mailDomain: 'mail.aiki.example' })
})

test.each([
  ['stages.staging', { stages: { staging: { sitUrl: 'https://staging.aiki.example' } } }],
  ['siteUrl', { stages: { production: { siteUrl: 'staging' } } }],
  ['senderAddress', { senderAddress: 'hello' }],
  ['senderAddress', { senderAddress: 'Aiki <hello@aiki.example>' }],
  ['senderIdentity', { senderIdentity: 'aiki.example' }],
  ['mailDomain', { senderAddress: 'hello@aiki.example', mailDomain: 'mail.aiki.example' }],
  [
    'mailDomain',
    { senderAddress: 'hello@aiki.example', senderIdentity: 'aiki.example', mailDomain: 'aiki.example' },
  ],
  ['dmarcAddress', { dmarcAddress: 'dmarc@aiki.example' }],
  ['mailRate', { mailRate: 0 }],
  ['mailSandbox', { mailSandbox: 'perhaps' }],
  ['domainName', { domainName: 'https://app.aiki.example', certificateArn }],
  ['certificateArn', { domainName: 'app.aiki.example' }],
  ['certificateArn', { certificateArn }],
  [
    'certificateArn',
    { domainName: 'app.aiki.example', certificateArn: certificateArn.replace('us-east-1', 'eu-west-1') },
  ],
  ['stage', { stage: 'Staging' }],
  ['stage', { stage: 'dev_ada' }],
  ['stage', { stage: 'a-stage-with-a-long-name' }],
  ['siteUrl', { siteUrl: 'https://d111111abcdef8.cloudfront.net/' }],
  ['siteUrl', { siteUrl: 'http://d111111abcdef8.cloudfront.net' }],
  ['auditTrail', { auditTrail: 'none' }],
  ['alarmAddress', { alarmAddress: 7 }],
  ['modelId', { modelId: 'a model' }],
  ['modelRegion', { modelRegion: 'Ireland' }],
  ['modelPrices', { modelPrices: '$1' }],
  ['modelDailyDollars', { modelDailyDollars: 0 }],
  ['modelDailyDollars', { modelDailyDollars: '$10' }],
  ['monthlyBudget', { monthlyBudget: 100 }],
  ['budgetOf', { budgetOf: 'team' }],
  ['smokeMailbox', { smokeMailbox: 'smoke@mail.aiki.example' }],
  ['paymentSecretName', { paymentSecretName: 'sk live_1' }],
])('a wrong %s is named', (key, context) => {
  expect(() => read(context)).toThrow(`\n  ${key}: `)
})
