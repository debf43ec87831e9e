import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Annotations, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct, type IDependable } from 'constructs'
import { domainDescriptions } from '../shared/api/domain-descriptions.ts'
import { api } from '../shared/api/index.ts'
import { openapi } from '../shared/api/openapi.ts'
import { type BrowserConfig, filledIn, isOpenFile } from '../shared/browser-config.ts'
import { acknowledge, arnInFindings } from './acknowledge.ts'
import { logRetention } from './lambda.ts'

type Props = {
  readonly bucket: Bucket
  readonly webDirectory: string
  /** The address of the site, without a slash at its end. */
  readonly siteUrl: string
  readonly browserConfig: BrowserConfig
  /** What must be deployed before the pages: the API that they call. */
  readonly after: IDependable
}

/**
 * Copies the built site into the bucket. Browsers cache files with a hash in their name forever, and pages not at all.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { bucket, webDirectory, siteUrl, browserConfig, after }: Props) {
    super(scope, id)
    const open = readdirSync(webDirectory).filter(name => isOpenFile(`/${name}`))
    const filling = { origin: siteUrl, config: browserConfig }
    const logGroup = new LogGroup(this, 'logs', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const deploy = (name: string, sources: ISource[], cacheControl: CacheControl[]) =>
      new BucketDeployment(this, name, {
        sources,
        destinationBucket: bucket,
        cacheControl,
        // Old files stay, because a page that is open during a deployment still loads the assets of the previous one.
        prune: false,
        memoryLimit: 512,
        logGroup,
      })
    const assets = deploy(
      'assets',
      [Source.asset(webDirectory, { exclude: ['*', '!assets', '!assets/**'] })],
      [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    )
    const loose = deploy(
      'loose-files',
      [Source.asset(webDirectory, { exclude: ['assets', ...open] })],
      [CacheControl.setPublic(), CacheControl.maxAge(Duration.hours(1))],
    )
    const pages = deploy(
      'pages',
      [
        ...open.map(name =>
          Source.data(name, filledIn(readFileSync(join(webDirectory, name), 'utf8'), filling), {
            jsonEscape: true,
          }),
        ),
        // Like a page, it must be of the version of the API that answers.
        Source.jsonData('api/openapi.json', openapi(api, { about: domainDescriptions, siteUrl })),
      ],
      [CacheControl.noCache()],
    )
    // The pages are copied last, so that no page loads a file or calls an operation that does not exist yet.
    pages.node.addDependency(assets, loose, after)
    acknowledgeDeployer(Stack.of(this), bucket)
  }
}

/**
 * Stops a deployment of a stack whose app is not built. `cdk bootstrap`, `cdk ls` and `cdk destroy` make the stack too.
 * They bundle no functions and need no app, so nothing stops them.
 */
export const refuseUnbuilt = (stack: Stack): void => {
  if (stack.bundlingRequired)
    Annotations.of(stack).addError('The app is not built: run "npm run build" first.')
}

/** Acknowledges what cdk-nag finds in the role of CDK's own function, which copies the files. */
const acknowledgeDeployer = (stack: Stack, bucket: Bucket): void => {
  const deployer = stack.node.children.find(child => child.node.id.startsWith('Custom::CDKBucketDeployment'))
  if (!deployer) throw new Error('The function that copies the files is not where CDK used to put it.')
  const bootstrap = `cdk-${stack.synthesizer.bootstrapQualifier}-assets-<AWS::AccountId>-<AWS::Region>`
  const findings = [
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'L1',
    'IAM5[Action::s3:Abort*]',
    'IAM5[Action::s3:DeleteObject*]',
    'IAM5[Action::s3:GetBucket*]',
    'IAM5[Action::s3:GetObject*]',
    'IAM5[Action::s3:List*]',
    `IAM5[Resource::arn:<AWS::Partition>:s3:::${bootstrap}/*]`,
    `IAM5[Resource::${arnInFindings(bucket)}/*]`,
  ]
  for (const finding of findings)
    acknowledge(deployer, finding, "CDK's own function. It runs only while a deployment copies the files.")
}
