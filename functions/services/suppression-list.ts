import {
  DeleteSuppressedDestinationCommand,
  NotFoundException,
  type SESv2Client,
} from '@aws-sdk/client-sesv2'

/** In milliseconds: a person waits for it. */
const deadline = 3000

/** The addresses of the account to which SES sends nothing. */
export type SuppressionList = {
  /** Takes an address off the list. Does nothing if it is not on the list. */
  readonly remove: (address: string) => Promise<void>
}

export const createSuppressionList = ({ client }: { readonly client: SESv2Client }): SuppressionList => ({
  remove: async address => {
    const abortSignal = AbortSignal.timeout(deadline)
    // The list distinguishes capitals. It has the address as we wrote it, or as the mail server repeated it.
    const spellings = new Set([address, address.toLowerCase()])
    await Promise.all(
      Array.from(spellings, async EmailAddress => {
        try {
          await client.send(new DeleteSuppressedDestinationCommand({ EmailAddress }), { abortSignal })
        } catch (error) {
          if (!(error instanceof NotFoundException)) throw error
        }
      }),
    )
  },
})
