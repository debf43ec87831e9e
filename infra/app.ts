import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { ratesReminder } from '../shared/domain/jobs/currencies.ts'
import { AccountStack } from './account.ts'
import { projectRoot } from './bundling.ts'
import { commitOf } from './commit.ts'
import { readConfiguration } from './configuration.ts'
import { AikiStack } from './stack.ts'

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const configurationOf = (app: App) => {
  try {
    return readConfiguration(key => app.node.tryGetContext(key))
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

const built = join(projectRoot, 'dist/web')
const webDirectory = existsSync(join(built, 'index.html')) ? built : undefined

const reminder = ratesReminder(new Date())
if (reminder) console.warn(reminder)

const app = new App()
const account = new AccountStack(app)
if (app.node.tryGetContext('stage') !== undefined) {
  const configuration = configurationOf(app)
  new AikiStack(app, { configuration, webDirectory, commit: commitOf(projectRoot) }).addStackDependency(
    account,
    'API Gateway makes no stage with logs before the account has a role for them.',
  )
  // `npm run deploy -c stage=staging`, without `--`, gives the option to npm. A default would then deploy production.
  // `cdk bootstrap` bundles nothing, and needs no stage.
} else if (account.bundlingRequired)
  stop(
    'Name the stage: -c stage=staging. npm passes only what follows -- on: npm run deploy -- -c stage=staging',
  )
Validations.of(app).addPlugins(
  new AwsSolutionsChecks(app, { verbose: true }),
  new ServerlessChecks(app, { verbose: true }),
)
