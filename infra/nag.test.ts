import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Configuration } from './configuration.ts'
import { build } from './stack.testing.ts'

const report = z.object({
  pluginReports: z.array(
    z.object({
      pluginName: z.string(),
      violations: z.array(z.object({ ruleName: z.string(), description: z.string() })),
      suppressedViolations: z.array(z.object({ ruleName: z.string(), reason: z.string() })).default([]),
    }),
  ),
})

/** Synthesizes with the rule pack and CDK's own rules and warnings. */
const check = (configuration: Partial<Configuration>) => {
  const { app, outdir, remove } = build(configuration, { validate: true })
  try {
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
    app.synth()
    return report.parse(JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')))
      .pluginReports
  } finally {
    remove()
  }
}

const withDomain: Partial<Configuration> = {
  senderAddress: 'hello@aiki.example',
  mailDomain: 'aiki.example',
  mailSandbox: true,
  domainName: 'app.aiki.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0f9d1c1e-1a2b-4c3d-8e4f-5a6b7c8d9e0f',
  alarmAddress: 'night@aiki.example',
  smokeMailbox: 'smoke.mail.aiki.example',
}

describe.each([
  ['as it is', {}],
  ['with a domain', withDomain],
])('the stack %s', (_, configuration) => {
  const reports = check(configuration)

  test('has no finding, and no warning, that is not acknowledged', () => {
    expect(reports.map(({ pluginName }) => pluginName)).toEqual(
      expect.arrayContaining(['AwsSolutions', 'Serverless']),
    )
    expect(reports.flatMap(({ violations }) => violations)).toEqual([])
  })

  test('gives a reason for each acknowledged finding', () => {
    const acknowledged = reports.flatMap(({ suppressedViolations }) => suppressedViolations)
    expect(acknowledged.length).toBeGreaterThan(0)
    for (const { reason } of acknowledged) expect(reason).toMatch(/^[A-Z"'].{30,}\.$/)
  })
})
