import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { api } from '../shared/api/index.ts'
import { openapi } from '../shared/api/openapi.ts'
import { type BrowserConfig, withConfig } from '../shared/browser-config.ts'
import { acknowledge, arnInFindings } from './acknowledge.ts'
import { logRetention } from './lambda.ts'

type Props = {
  readonly bucket: Bucket
  readonly webDirectory: string
  readonly browserConfig: BrowserConfig
}

/** Puts the built app into the bucket: files with a hash in their name for ever, the page itself for no time at all. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { bucket, webDirectory, browserConfig }: Props) {
    super(scope, id)
    const page = withConfig(readFileSync(join(webDirectory, 'index.html'), 'utf8'), browserConfig)
    const logGroup = new LogGroup(this, 'logs', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const deploy = (name: string, sources: ISource[], cacheControl: CacheControl[]) =>
      new BucketDeployment(this, name, {
        sources,
        destinationBucket: bucket,
        cacheControl,
        // A page that is open during a deployment still asks for the assets of the one before.
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
      [
        Source.asset(webDirectory, { exclude: ['assets', 'index.html'] }),
        Source.jsonData('api/openapi.json', openapi(api)),
      ],
      [CacheControl.setPublic(), CacheControl.maxAge(Duration.hours(1))],
    )
    const index = deploy(
      'page',
      [Source.data('index.html', page, { jsonEscape: true })],
      [CacheControl.noCache()],
    )
    // Last, so that no page asks for a file that is not there yet.
    index.node.addDependency(assets, loose)
    acknowledgeDeployer(Stack.of(this), bucket)
  }
}

/** CDK's own function copies the files; what cdk-nag finds in its role is the library's. */
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
