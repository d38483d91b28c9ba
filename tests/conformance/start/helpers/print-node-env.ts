console.log(`NODE_ENV is ${process.env['NODE_ENV'] ?? 'not set'}`)
