import { Annotations, Duration } from 'aws-cdk-lib'
import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { Configuration } from './configuration.ts'
import type { OriginKey } from './origin-key.ts'
import { siteHeaders } from './site-headers.ts'
import { notFoundStatus, toFile } from './site-routing.ts'
import { bucketPolicy, globalNameOf } from './stage.ts'

type Props = {
  readonly gateway: SpecRestApi
  /** The key that the gateway requires. */
  readonly originKey: OriginKey
  /** The other origins that a page may call. */
  readonly connect: readonly string[]
  readonly configuration: Configuration
}

/** A private bucket behind CloudFront. The API is under /api of the same origin, so pages make no preflight calls. */
export class Site extends Construct {
  readonly bucket: Bucket
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, { gateway, originKey, connect, configuration }: Props) {
    super(scope, id)
    this.bucket = new Bucket(this, 'bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      ...bucketPolicy(this),
    })
    const files: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        // Without LIST the bucket answers 403 for a file that does not exist.
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        originAccessControl: new S3OriginAccessControl(this, 'access', {
          originAccessControlName: globalNameOf(this, 'site'),
        }),
      }),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: siteHeaders(this, connect),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
    }
    const toGateway: BehaviorOptions = {
      // The stage is called api. Without an origin path, /api/x of the site is x of that stage.
      origin: new RestApiOrigin(gateway, {
        originPath: '',
        customHeaders: originKey.headers,
        // The first words of a model may take half of this time. After them a heartbeat follows every ten seconds.
        readTimeout: Duration.seconds(60),
      }),
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: files.responseHeadersPolicy,
    }
    const { domainName, certificateArn, webAclArn } = configuration
    this.distribution = new Distribution(this, 'distribution', {
      defaultRootObject: 'index.html',
      defaultBehavior: { ...files, functionAssociations: this.routing() },
      additionalBehaviors: {
        '/assets/*': files,
        '/api/openapi.json': files,
        '/api': toGateway,
        '/api/*': toGateway,
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Lagos is the nearest edge to most of our people, and is not in the cheaper price classes.
      priceClass: PriceClass.PRICE_CLASS_ALL,
      ...(webAclArn && { webAclId: webAclArn }),
      ...(domainName &&
        certificateArn && {
          domainNames: [domainName],
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          certificate: Certificate.fromCertificateArn(this, 'certificate', certificateArn),
        }),
    })
    // The gateway must know the key before the edge sends it.
    this.distribution.node.addDependency(originKey)
    this.acknowledge(configuration)
  }

  /**
   * The routing of pages. It replaces CloudFront's error responses, so a 404 of the API or of a missing asset stays
   * unchanged.
   */
  private routing() {
    const edge = (name: string, code: string) =>
      new EdgeFunction(this, name, {
        functionName: globalNameOf(this, name),
        code: FunctionCode.fromInline(code),
        runtime: FunctionRuntime.JS_2_0,
      })
    return [
      { eventType: FunctionEventType.VIEWER_REQUEST, function: edge('to-file', toFile) },
      { eventType: FunctionEventType.VIEWER_RESPONSE, function: edge('not-found-status', notFoundStatus) },
    ]
  }

  private acknowledge({ domainName, webAclArn }: Configuration): void {
    const noAccessLogs =
      "The links of the mails carry an address and a one-time code in their query, which an access log would keep. CloudFront's metrics are enough."
    acknowledge(this.bucket, 'S1', noAccessLogs)
    acknowledge(
      this.distribution,
      'CFR1',
      'Aiki is for Nigeria first, and for its people abroad: no country is shut out.',
    )
    if (!webAclArn)
      acknowledge(
        this.distribution,
        'CFR2',
        'The site is static files, and the API behind it is throttled. A firewall is the setting webAclArn.',
      )
    acknowledge(this.distribution, 'CFR3', noAccessLogs)
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The root of the site is its page, and a query never reaches the bucket: nobody can list it.',
    )
    if (!domainName)
      acknowledge(
        this.distribution,
        'CFR4',
        "CloudFront's own certificate fixes the TLS version. With a domain of its own the site asks for TLS 1.2.",
      )
  }
}
