import { chakra, Input, Textarea } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { reviewLimit } from '../../../shared/api/reviews.ts'
import { storedValue } from '../../browser/stored-value.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/store.ts'
import { ThemeProvider } from '../../theme/theme-provider.tsx'
import { Anchor } from '../../ui/anchor.ts'
import { Button } from '../../ui/button.tsx'
import { FormField, TextCount } from '../../ui/form-field.tsx'
import { notify } from '../../ui/notify.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { reviews } from './client.ts'
import { StarRating } from './star-rating.tsx'

let root: Root | undefined
let openings = 0

/** The one part of the public pages that React runs: it is loaded when somebody writes a review. */
export const openForm = (): void => {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  openings += 1
  root.render(
    <ThemeProvider>
      <ReviewSheet key={openings} />
    </ThemeProvider>,
  )
}

/** The dialog of one review. What was typed stays until it is sent. */
export const ReviewSheet = () => {
  const formId = useId()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [review, setReview] = useState(begunReview)
  const [asked, setAsked] = useState(false)
  const errorOfEmpty = (text: string, words: string) => (asked && !text.trim() ? words : undefined)

  const change = (part: Partial<ReviewDraft>) => {
    const changed = { ...review, ...part }
    setReview(changed)
    storedReview.write(changed)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || review.reviewText.length > reviewLimit) return
    setBusy(true)
    const isSent = await submitReview(review)
    setBusy(false)
    setAsked(true)
    if (!isSent) return
    storedReview.write(null)
    setOpen(false)
  }

  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title="Write a Review"
      text="We publish your review after one of us has read it."
      dismissible={!busy}
      finalFocus={() => document.querySelector('[data-write]')}
      footer={
        <>
          <Button variant="outline" onClick={() => setOpen(false)} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={busy} loadingText="Sending">
            Submit Review
          </Button>
        </>
      }
    >
      <chakra.form id={formId} onSubmit={submit} noValidate display="grid" gap="4">
        {session.sub() === null && <LoginFirst />}
        <StarRating
          value={review.rating}
          onChange={rating => change({ rating })}
          error={asked && review.rating === 0 ? 'Select a rating.' : undefined}
        />
        <FormField
          label="Review"
          required
          error={
            review.reviewText.length > reviewLimit
              ? 'Please shorten your review.'
              : errorOfEmpty(review.reviewText, 'Review is required.')
          }
          count={<TextCount length={review.reviewText.length} max={reviewLimit} />}
        >
          <Textarea
            rows={5}
            value={review.reviewText}
            onChange={({ target }) => change({ reviewText: target.value })}
          />
        </FormField>
        <FormField
          label="Name"
          required
          hint="People see this name beside your review."
          error={errorOfEmpty(review.reviewerName, 'Name is required.')}
        >
          <Input
            autoComplete="name"
            maxLength={80}
            value={review.reviewerName}
            onChange={({ target }) => change({ reviewerName: target.value })}
          />
        </FormField>
      </chakra.form>
    </Sheet>
  )
}

const LoginFirst = () => (
  <chakra.p textStyle="small" color="fg.muted">
    To send it you need to{' '}
    <Anchor variant="text" href={paths.auth({ next: paths.writeReview })}>
      log in
    </Anchor>{' '}
    or{' '}
    <Anchor variant="text" href={paths.auth({ mode: 'signup', next: paths.writeReview })}>
      sign up
    </Anchor>
    . After that you are back here, and what you typed is kept.
  </chakra.p>
)

const schema = z.object({
  id: z.string(),
  rating: z.int(),
  reviewText: z.string(),
  reviewerName: z.string(),
})
type ReviewDraft = z.infer<typeof schema>

/** What was typed and not sent. It outlives the dialog, and the way to the login and back. */
const storedReview = storedValue(() => sessionStorage, 'aiki.review', schema)

/**
 * What was typed before, or an empty review. A rating of 0 is none yet. The id is made once, so that a review that is sent
 * twice is one. Who has logged in meanwhile finds their name.
 */
const begunReview = (): ReviewDraft => {
  const now = session.current()
  const name = now.state === 'signed-in' ? now.person.name : ''
  const draft = storedReview.read() ?? { id: ulid(), rating: 0, reviewText: '', reviewerName: '' }
  return { ...draft, reviewerName: draft.reviewerName || name }
}

const sayError = (title: string, description: string): void => notify({ kind: 'error', title, description })

const sayLoginRequired = (): void => sayError('Login Required', 'Please login to submit a review.')

/** Sends a review, and says what became of it in a toast. True: the server has it. */
const submitReview = async (review: ReviewDraft): Promise<boolean> => {
  const { rating, reviewText, reviewerName } = review
  if (rating === 0 || !reviewText.trim() || !reviewerName.trim())
    sayError('Missing Information', 'Please fill in all fields and select a rating.')
  else if (session.sub() === null) sayLoginRequired()
  else
    try {
      await reviews.submit({ body: review })
      notify({
        kind: 'success',
        title: 'Review Submitted!',
        description: 'Thank you for your feedback. Your review will be published after moderation.',
      })
      return true
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      if (error instanceof ApiError && code === 'daily_limit') sayError('Error', error.message)
      else if (code === 'unauthenticated') sayLoginRequired()
      else sayError('Error', 'Failed to submit review. Please try again.')
    }
  return false
}
