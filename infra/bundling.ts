import { join } from 'node:path'
import { AssetHashType, DockerImage } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { buildSync } from 'esbuild'

export const projectRoot = join(import.meta.dirname, '..')

/** Makes one file of a function, `index.mjs`. The SDK goes in: importing Lambda's own copy takes longer. */
export const bundle = (entry: string, outputDirectory: string): void => {
  buildSync({
    entryPoints: [entry],
    outfile: join(outputDirectory, 'index.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    // The packages' ESM builds. The default, CommonJS first, doubles the size and needs a `require` that ESM has not.
    mainFields: ['module', 'main'],
    // In Lambda the credentials are always in the environment; the SDK's whole search for them is 100 kB.
    alias: {
      '@aws-sdk/credential-provider-node': join(projectRoot, 'functions/runtime/credentials.ts'),
      '@aws-sdk/token-providers': join(projectRoot, 'functions/runtime/token-providers.ts'),
      'brotli/decompress.js': join(projectRoot, 'functions/runtime/brotli-decompress.ts'),
    },
  })
}

/**
 * The code of `functions/lambda/<name>.ts`. The CDK's own bundling would start npm for each function, which takes longer
 * than all the rest of it.
 */
export const codeOf = (name: string): Code => {
  const entry = join(projectRoot, `functions/lambda/${name}.ts`)
  return Code.fromAsset(projectRoot, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never asked for, but a bundling has one; and the command is what tells one function's from another's.
      image: DockerImage.fromRegistry('none'),
      command: [entry],
      local: {
        tryBundle: outputDirectory => {
          bundle(entry, outputDirectory)
          return true
        },
      },
    },
  })
}
