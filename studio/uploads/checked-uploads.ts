import { useSyncExternalStore } from 'react'
import type {
  AssetSource,
  AssetSourceUploader,
  AssetSourceUploaderClass,
  AssetSourceUploadFile,
  AssetSourceUploadSubscriber,
} from 'sanity'
import { pictureProblem, sizeInBrowser } from './picture-problem.ts'

/** Why the last file was refused, for the field that it was meant for. */
let refusal: string | null = null
const listeners = new Set<() => void>()

export function setRefusal(text: string | null): void {
  refusal = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRefusal = () => useSyncExternalStore(subscribe, () => refusal)

/** The Studio's uploader, which is given files only after they have been checked. */
function checked(Original: AssetSourceUploaderClass): AssetSourceUploaderClass {
  return class CheckedUploader implements AssetSourceUploader {
    readonly #original = new Original()
    readonly #subscribers = new Set<AssetSourceUploadSubscriber>()
    #isAborted = false

    upload(...[files, options]: Parameters<AssetSourceUploader['upload']>) {
      setRefusal(null)
      void this.#uploadGood(files, options)
      return files.map((file, index): AssetSourceUploadFile => {
        return { id: `checking-${index}`, file, progress: 0, status: 'pending' }
      })
    }

    async #uploadGood(...[files, options]: Parameters<AssetSourceUploader['upload']>) {
      const found = await Promise.all(files.map((file) => pictureProblem(file, sizeInBrowser)))
      const problems = found.filter((problem) => problem !== null)
      if (problems.length > 0) setRefusal(problems.join(' '))
      else if (!this.#isAborted) {
        this.#original.upload(files, options)
        return
      }
      for (const tell of this.#subscribers) tell({ type: 'all-complete', files: [] })
    }

    abort(file?: AssetSourceUploadFile) {
      this.#isAborted = true
      this.#original.abort(file)
    }

    getFiles() {
      return this.#original.getFiles()
    }

    subscribe(subscriber: AssetSourceUploadSubscriber) {
      this.#subscribers.add(subscriber)
      const end = this.#original.subscribe(subscriber)
      return () => {
        this.#subscribers.delete(subscriber)
        end()
      }
    }

    updateFile(...update: Parameters<AssetSourceUploader['updateFile']>) {
      this.#original.updateFile(...update)
    }

    reset() {
      this.#original.reset()
    }
  }
}

/** The sources of pictures, of which those that upload check the files first. */
export function checkedUploads(sources: AssetSource[]): AssetSource[] {
  return sources.map(({ Uploader, ...source }) =>
    Uploader ? { ...source, Uploader: checked(Uploader) } : source,
  )
}
