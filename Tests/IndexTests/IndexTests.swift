// Laws of the index.
