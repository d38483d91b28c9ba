/** Preloaded by Node (`--import`). Connects to the proxy of hosted-sanity.ts instead of port 443 of any host. */
import net from 'node:net'

const toProxy = (target: unknown) =>
  typeof target === 'object' && target && 'port' in target && Number(target.port) === 443
    ? { ...target, host: '127.0.0.1', port: Number(process.env['HOSTED_PROXY_PORT']) }
    : target

const originalConnect: net.Socket['connect'] = Reflect.get(net.Socket.prototype, 'connect')
net.Socket.prototype.connect = new Proxy(originalConnect, {
  apply(connect, socket, parameters: unknown[]) {
    const [first] = parameters
    // `net.connect` passes its normalised arguments as an array that is marked with a symbol.
    if (Array.isArray(first)) first[0] = toProxy(first[0])
    else parameters[0] = toProxy(first)
    return Reflect.apply(connect, socket, parameters)
  },
})
