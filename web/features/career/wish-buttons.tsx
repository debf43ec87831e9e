import { chakra } from '@chakra-ui/react'
import { Fragment, type Ref } from 'react'
import { Button } from '../../ui/button.tsx'

type Props = {
  /** Of the button that sends: 'Optimise my headline'. */
  words: string
  /** While it goes on: 'Optimising...'. */
  busyWords: string
  name: string
  isWriting: boolean
  /** There is something typed to throw away. */
  touched: boolean
  onward: Ref<HTMLButtonElement>
  onStop: () => void
  onStartAfresh: () => void
}

/** The foot of a form. Buttons of each stage are their own: a second press must not land on what has just come. */
export const WishButtons = (props: Props) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2.5" mt={props.isWriting ? '5' : undefined}>
    {props.isWriting ? (
      <Fragment key="writing">
        <Button loading loadingText={props.busyWords} />
        <Button variant="outline" onClick={props.onStop}>
          Cancel
        </Button>
      </Fragment>
    ) : (
      <Fragment key="form">
        <Button type="submit" ref={props.onward} data-focus={props.name}>
          {props.words}
        </Button>
        {props.touched && (
          <Button variant="ghost" onClick={props.onStartAfresh}>
            Start afresh
          </Button>
        )}
      </Fragment>
    )}
  </chakra.div>
)
