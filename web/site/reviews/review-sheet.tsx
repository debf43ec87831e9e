import { chakra, Input, Textarea } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { reviewLimit } from '../../../shared/api/reviews.ts'
import { paths } from '../../paths.ts'
import { storedPerson } from '../../session/person.ts'
import { linkRecipe } from '../../theme/recipes/link.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextCount } from '../../ui/text-count.tsx'
import { keptReview, newReview, type ReviewDraft } from './review-draft.ts'
import { submitReview } from './submit-review.ts'

const ratings = ['1', '2', '3', '4', '5'] as const
const Anchor = chakra('a', linkRecipe)

/** The dialog of one review. What was typed stays until it was sent. */
export const ReviewSheet = () => {
  const formId = useId()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [review, setReview] = useState(() => keptReview.read() ?? newReview())
  const [asked, setAsked] = useState(false)
  const missing = (text: string, words: string) => (asked && !text.trim() ? words : undefined)

  const change = (part: Partial<ReviewDraft>) => {
    const changed = { ...review, ...part }
    setReview(changed)
    keptReview.write(changed)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || review.reviewText.length > reviewLimit) return
    setBusy(true)
    const arrived = await submitReview(review)
    setBusy(false)
    setAsked(true)
    if (!arrived) return
    keptReview.write(null)
    setOpen(false)
  }

  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title="Write a Review"
      text="It is published once somebody of us has read it."
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
        {!storedPerson.read() && <LoginFirst />}
        <div>
          <chakra.p textStyle="label" mb="1.5" aria-hidden>
            Rating
          </chakra.p>
          <Segmented
            label="Rating"
            value={String(review.rating)}
            onChange={rating => change({ rating: Number(rating) })}
            options={ratings.map(value => ({
              value,
              label: value,
              icon: <Star size={16} />,
            }))}
            block
          />
          {asked && review.rating === 0 && (
            <chakra.p mt="1.5" textStyle="meta" color="error.fg">
              Select a rating.
            </chakra.p>
          )}
        </div>
        <FormField
          label="Review"
          required
          error={
            review.reviewText.length > reviewLimit
              ? 'Please shorten your review.'
              : missing(review.reviewText, 'Review is required.')
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
          hint="As it stands beside your review."
          error={missing(review.reviewerName, 'Name is required.')}
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
    <Anchor variant="text" href={paths.auth()}>
      log in
    </Anchor>
    . What you type here is kept meanwhile.
  </chakra.p>
)
