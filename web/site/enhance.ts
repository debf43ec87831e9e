import {
  closeMenu,
  followFaq,
  followHero,
  followPerson,
  followTheme,
  logNotFound,
  showSignOutNotice,
  showToasts,
  turnTestimonials,
} from './page-controls.ts'
import { followReviews } from './reviews/show-reviews.ts'

// The one script of the public pages. All of them can be read and used without it: it adds what moves and changes. Each
// function looks for its place in the page, and does nothing where there is none.

followTheme()
followPerson()
closeMenu()
turnTestimonials()
followHero()
followFaq()
logNotFound()
showToasts()
showSignOutNotice()
followReviews()
