import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import * as z from 'zod'
import { PipelineStack } from './pipeline.ts'

const settings = z.object({
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must be owner/name, as at GitHub'),
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be the region of the stages, such as eu-west-1'),
})

const app = new App()
const given = settings.safeParse({
  repository: app.node.tryGetContext('repository'),
  region: app.node.tryGetContext('region'),
})
if (!given.success) {
  console.error(z.prettifyError(given.error))
  process.exit(1)
}
new PipelineStack(app, given.data)
Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }))
