// Removes `__proto__` from all objects of this thread, so that no input can reach a prototype through it
// (hostile inputs E32), however the program is started. Imported before anything else.
Reflect.deleteProperty(Object.prototype, '__proto__')
