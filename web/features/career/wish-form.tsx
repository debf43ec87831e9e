import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { FormError } from '../../ui/form-error.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Writing } from '../../writing/use-writing.ts'
import { WishButtons } from './wish-buttons.tsx'

type Props<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>
  writing: Writing
  touched: boolean
  onSubmit: () => unknown
  onStop: () => void
  onStartAfresh: () => void
  /** In the place of the form: what is being written, or a list to choose from. */
  instead: ReactNode
  submitWords: string
  busyWords: string
  name: string
  children: ReactNode
}

/** A form that asks for something to be written, with why it was not, and what goes on meanwhile. */
export const WishForm = <Fields extends FieldValues>(props: Props<Fields>) => {
  const { form, writing, instead, name } = props
  const onward = useRef<HTMLButtonElement>(null)
  const isWriting = writing.state === 'writing'
  const trouble = writing.state === 'failed' ? writing.trouble : null
  const wasWriting = useRef(false)
  // A result that came lies over the page and has the focus; else it goes back to where it was asked for.
  useEffect(() => {
    if (wasWriting.current && !isWriting && writing.state !== 'done')
      onward.current?.focus({ preventScroll: true })
    wasWriting.current = isWriting
  }, [isWriting, writing.state])
  const buttons = (
    <WishButtons
      name={name}
      words={trouble?.kind === 'lost' ? 'Try again' : props.submitWords}
      busyWords={props.busyWords}
      isWriting={isWriting}
      touched={props.touched}
      onward={onward}
      onStop={props.onStop}
      onStartAfresh={props.onStartAfresh}
    />
  )
  return (
    <FormProvider {...form}>
      {instead}
      {isWriting && buttons}
      <chakra.form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void props.onSubmit()
        }}
        // Only out of sight: what was typed, and where, is there when the writing is stopped.
        display={instead ? 'none' : 'grid'}
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
      >
        {trouble && (
          <div>
            <FormError text={trouble.text} />
            {trouble.kind === 'refused' && trouble.code === 'upgrade_required' && (
              <TextLink to={paths.upgrade} display="inline-flex" alignItems="center" minH="tap">
                See the plans
              </TextLink>
            )}
          </div>
        )}
        {props.children}
        {!isWriting && buttons}
      </chakra.form>
    </FormProvider>
  )
}
