import { useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import type { ImprovedLineRequest } from '../../../shared/api/assistant.ts'
import type { Citation } from '../../../shared/api/truth.ts'
import { api } from '../../api/api.ts'
import { readStream } from '../../kit/read-stream.ts'
import { isOutcomeUnknown, type RequestError, requestError } from '../../kit/request-error.ts'

type Improving =
  | { readonly state: 'writing' }
  | { readonly state: 'written'; readonly alternatives: readonly Citation[] }
  | { readonly state: 'failed'; readonly error: RequestError }

const errorOf = (error: unknown): RequestError =>
  requestError(error, {
    failed: 'No other wording could be written. Your line stays as it is.',
    lost: 'The connection was lost. Your line stays as it is. Try again: it counts only once.',
    byCode: { nothing_to_write: 'Your profile says nothing that this line could rest on.' },
  })

/** Asks for other wordings of a line at once, and again when the person tries again. */
export const useImproveLine = (line: Omit<ImprovedLineRequest, 'id'>) => {
  const [improving, setImproving] = useState<Improving>({ state: 'writing' })
  // While the outcome is unknown, the same request is sent with the same id, so that it counts once.
  const [request, setRequest] = useState(() => ({ ...line, id: ulid() }))
  const [tries, setTries] = useState(0)
  const running = useRef<AbortController>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try sends the request
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setImproving({ state: 'writing' })
    readStream(api.assistant.improveLine({ body: request }, { signal }), () => undefined)
      .then(({ alternatives }) => !signal.aborted && setImproving({ state: 'written', alternatives }))
      .catch((cause: unknown) => !signal.aborted && setImproving({ state: 'failed', error: errorOf(cause) }))
    return () => controller.abort()
  }, [request, tries])

  return {
    improving,
    tryAgain: () => {
      if (improving.state === 'failed' && !isOutcomeUnknown(improving.error))
        setRequest({ ...request, id: ulid() })
      else setTries(count => count + 1)
    },
  }
}
