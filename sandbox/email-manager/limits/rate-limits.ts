import { Refusal, TooMany } from '../errors.ts'
import { Limiter, type Limit } from './limiter.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** The limits for one address or one client. */
const LIMITS = {
  /** Wrong tokens. */
  guessesOfAddress: { most: 20, seconds: 15 * MINUTE },
  guessesOfClient: { most: 200, seconds: 15 * MINUTE },
  /** Mails caused by signups or leads, to an address that may be somebody else's. */
  mailsToAddress: { most: 20, seconds: HOUR },
  /** Signups and leads. */
  callsOfClient: { most: 300, seconds: MINUTE },
} satisfies Record<string, Limit>

const UNLIMITED: Limit = { most: Number.MAX_SAFE_INTEGER, seconds: 1 }

/**
 * The service's rate limits. Counts are kept in memory, so a restart clears them.
 *
 * Clients are told apart by the connection's address: the service listens on loopback without a proxy.
 */
export class RateLimits {
  readonly #guessesOfAddress: Limiter
  readonly #guessesOfClient: Limiter
  readonly #mailsToAddress: Limiter
  readonly #callsOfClient: Limiter

  /** @param isOn false for load tests */
  constructor(now: () => Date, isOn = true) {
    const limiter = (name: keyof typeof LIMITS) => new Limiter(isOn ? LIMITS[name] : UNLIMITED, now)
    this.#guessesOfAddress = limiter('guessesOfAddress')
    this.#guessesOfClient = limiter('guessesOfClient')
    this.#mailsToAddress = limiter('mailsToAddress')
    this.#callsOfClient = limiter('callsOfClient')
  }

  /**
   * Runs `work`, which checks a token, unless too many wrong ones came before. Then even the right token
   * is refused, since otherwise guessing could go on.
   *
   * @throws Refusal 429, or what `work` throws; a 400 counts as a wrong token
   */
  guess<T>(client: string, email: string, work: () => T): T {
    check(
      Math.max(this.#guessesOfAddress.wait(email), this.#guessesOfClient.wait(client)),
      'This link was tried too often',
    )
    try {
      return work()
    } catch (error) {
      if (error instanceof Refusal && error.status === 400) {
        this.#guessesOfAddress.count(email)
        this.#guessesOfClient.count(client)
      }
      throw error
    }
  }

  /** @throws Refusal 429 when the client exceeds its limit */
  call(client: string): void {
    check(this.#callsOfClient.wait(client), 'Too many requests came from your connection')
    this.#callsOfClient.count(client)
  }

  /** @throws Refusal 429 when the address has been sent too many mails */
  signUp(email: string): void {
    check(this.#mailsToAddress.wait(email), 'Too many emails were asked for to this address')
    this.#mailsToAddress.count(email)
  }

  /**
   * Counts an acknowledgement to an address and tells whether it may be sent. The lead itself is accepted
   * either way.
   */
  mayAcknowledge(email: string): boolean {
    if (this.#mailsToAddress.wait(email) > 0) return false
    this.#mailsToAddress.count(email)
    return true
  }
}

function check(seconds: number, reason: string): void {
  if (seconds === 0) return
  const minutes = Math.ceil(seconds / MINUTE)
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  throw new TooMany(`${reason}. Please try again ${when}.`, seconds)
}
