import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { synthesize } from './stack.testing.ts'

// AWS Control Tower's rules for cfn-guard. The package has the binary of cfn-guard for Linux and macOS.
const root = join(createRequire(import.meta.url).resolve('@cdklabs/cdk-validator-cfnguard'), '../..')
const system = process.platform === 'darwin' ? 'macos' : 'ubuntu'
const guard = join(root, 'bin', system, process.arch === 'arm64' ? 'aarch64' : 'x86_64', 'cfn-guard')
const rulesFolder = join(root, 'rules/control-tower/cfn-guard')

const byAws =
  'AWS encrypts it with its own key. A key of ours would cost 1 dollar a month and a call for each use.'
const ownCertificate =
  "Without domainName the site has CloudFront's own certificate. With it, it has its own, and TLS 1.2."
const filesAgain =
  'The objects are made again from the boards, copied again by a deployment, or deleted when their owner says so.'

/** The rules that the stack breaks on purpose, each with the reason. */
const answers: Readonly<Record<string, string>> = {
  api_gw_xray_enabled_check: 'The request id is followed in the logs: see docs/decisions/0033.',
  cloud_trail_cloud_watch_logs_enabled_check:
    'The trail is there for EventBridge, and its files are its log.',
  cloud_trail_encryption_enabled_check: byAws,
  cloudfront_access_logs_enabled_check:
    'The links of mails have an address and a code in their query, which a log would keep.',
  cloudfront_custom_ssl_certificate_check: ownCertificate,
  cloudfront_origin_failover_enabled_check: 'The site and its API are in one region.',
  cloudfront_security_policy_check: ownCertificate,
  cloudfront_sni_enabled_check: ownCertificate,
  cloudwatch_log_group_encrypted_check: byAws,
  cloudwatch_log_group_retention_period_check:
    'A log says who did what when, so it is kept for a month and not for a year.',
  lambda_function_public_access_prohibited_check:
    'SourceArn names our own API. The rule does not read a joined ARN.',
  lambda_inside_vpc_check:
    'The functions call only services with public addresses, and a NAT gateway is 33 dollars a month.',
  s3_bucket_default_encryption_kms_check: byAws,
  s3_bucket_logging_enabled_check:
    'The functions log what they do with objects, and CloudTrail is a log itself.',
  s3_bucket_object_lock_enabled_check: filesAgain,
  s3_bucket_versioning_enabled_check: filesAgain,
  s3_event_notifications_enabled_check: 'No function waits for an object.',
  s3_lifecycle_policy_check: 'The assets of older versions stay for the pages that are open.',
  sqs_dlq_check: 'These queues are the dead letters.',
}

const template = z
  .object({ Resources: z.record(z.string(), z.looseObject({ Type: z.string() })) })
  .parse(synthesize().toJSON())
const folder = mkdtempSync(join(tmpdir(), 'aiki-guard-'))
afterAll(() => rmSync(folder, { recursive: true }))

const report = z.array(
  z.object({ not_compliant: z.array(z.object({ Rule: z.object({ name: z.string() }) })) }),
)

/**
 * Runs the rules of a service over the resources that they name, because cfn-guard reads the whole template again for
 * each rule. Returns the names of the broken rules.
 */
const broken = async (service: string): Promise<string[]> => {
  const rules = join(rulesFolder, service)
  const text = readdirSync(rules)
    .map(name => readFileSync(join(rules, name), 'utf8'))
    .join('\n')
  const Resources = Object.fromEntries(
    Object.entries(template.Resources)
      .filter(([, { Type }]) => text.includes(`"${Type}"`))
      .map(([id, { Metadata: _, ...resource }]) => [id, resource]),
  )
  if (Object.keys(Resources).length === 0) return []
  const data = join(folder, `${service}.json`)
  writeFileSync(data, JSON.stringify({ Resources }))
  const options = ['--structured', '--output-format', 'json', '--show-summary', 'none']
  const { promise, resolve } = Promise.withResolvers<string>()
  // It ends with 19 where a rule is broken.
  const args = ['validate', '--data', data, '--rules', rules, ...options]
  execFile(guard, args, { maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => resolve(stdout))
  return report.parse(JSON.parse(await promise)).flatMap(it => it.not_compliant.map(({ Rule }) => Rule.name))
}

test("cfn-guard finds nothing by Control Tower's rules that has no answer, and every answer is needed", async () => {
  const found = []
  for (const service of readdirSync(rulesFolder)) found.push(...(await broken(service)))
  expect(found.toSorted()).toEqual(Object.keys(answers).toSorted())
})
